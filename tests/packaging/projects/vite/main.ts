import { type Answer, analyze } from 'pass-alive';
import 'pass-alive/define';

const text = document.querySelector('pass-alive')?.textContent ?? '';
const [answer]: Answer[] = await analyze(text, { color: 'black' });
const output = document.querySelector('output');
if (output) output.value = answer?.black?.alive.join(' ') ?? '';
