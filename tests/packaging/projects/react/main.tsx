import type { PassAliveElement } from 'pass-alive/react';
import { useRef } from 'react';

export function Board({ editable }: { editable: boolean }) {
  const element = useRef<PassAliveElement>(null);
  return (
    <pass-alive
      ref={element}
      id="board"
      color="both"
      suicide="allowed"
      regions="enclosed"
      round="2.1"
      move={40}
      controls="steps"
      theme="auto"
      spacing={24}
      editable={editable}
      src="game.sgf"
      page={undefined}
      mode="capture"
      block="C3"
      onpass-alive-step={({ detail }) => console.log(detail.round.toFixed(), detail.sentence.length)}
      onpass-alive-change={({ detail }) => console.log(detail.stones.length)}
      onpass-alive-ready={({ detail }) => console.log(detail.columns)}
      onpass-alive-error={({ detail }) => console.log(detail.code, detail.message)}
      onClick={() => console.log(element.current?.position?.columns)}
    >
      <pre>.X.X.</pre>
    </pass-alive>
  );
}

// @ts-expect-error There is no such colour.
export const badColor = <pass-alive color="green" />;
// @ts-expect-error The detail is no string.
export const badEvent = <pass-alive onpass-alive-step={(event: CustomEvent<string>) => console.log(event)} />;
