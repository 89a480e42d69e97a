import type { ButtonHTMLAttributes } from 'preact';
import { inBrackets } from '#locale/shared.ts';
import { Icon, type IconName } from './icons.tsx';

interface Props extends Omit<ButtonHTMLAttributes, 'icon' | 'label'> {
  readonly icon: IconName;
  /** The accessible name, also shown on hovering. */
  readonly label: string;
  /** A word below the drawing, where there is room for it. */
  readonly shown?: string;
  /** The key that does the same. */
  readonly keyName?: string;
}

/** A button with a drawing on it. */
export function IconButton({ icon, label, shown, keyName, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keyName ? inBrackets({ text: label, more: keyName }) : label}
      {...rest}
    >
      <Icon name={icon} />
      {shown && <span class="tool-name">{shown}</span>}
    </button>
  );
}
