import { render } from 'preact';
import { loadEngine } from '../engine/engine.ts';
import wasm from '../engine/pkg/pass_alive_wasm_bg.wasm?url';
import { Page } from './Page.tsx';

const root = document.getElementById('page');
if (root) loadEngine(wasm).then((engine) => render(<Page engine={engine} />, root));
