'use client';

import { PassAliveElement } from 'pass-alive/element';
import { wasm } from 'pass-alive/inline';

PassAliveElement.wasm = wasm;
PassAliveElement.define();

export function Board({ text }) {
  return (
    <pass-alive color="black">
      <pre>{text}</pre>
    </pass-alive>
  );
}
