import { analyze } from 'pass-alive';
import 'pass-alive/define';

const [{ black }] = await analyze(document.querySelector('pass-alive').textContent, { color: 'black' });
document.querySelector('output').value = black.alive.join(' ');
