import { useEffect, useState } from 'preact/hooks';
import { encode } from '../../model/address.ts';
import type { State } from '../../model/state.ts';
import { HOME } from '../../model/where.ts';

/** A longer address is not typed from paper. */
const LONGEST = 400;

/** The address of what is shown, for paper; of a long game that of its position alone. */
export function Printed({ state }: { readonly state: State }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const write = () => {
      const whole = addressOf(state);
      setAddress(whole.length > LONGEST ? addressOf({ ...state, game: null, where: HOME }) : whole);
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [state]);
  return (
    <p class="printed" hidden>
      <a href={address}>{address}</a>
    </p>
  );
}

const addressOf = (state: State): string => `${location.href.replace(/#.*/s, '')}#${encode(state)}`;
