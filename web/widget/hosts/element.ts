/** The element as a module, beside the files that it fetches. */
import { PassAliveElement } from '../element.ts';
import { provideProofs } from '../loading.ts';

export type { Answer, ErrorCode, ErrorDetail, PassAliveEventMap, StepDetail } from '../element.ts';
export { PassAliveElement };

PassAliveElement.wasm = () => new URL(/* @vite-ignore */ './pass-alive.wasm', import.meta.url);
provideProofs(() => import('../proof/proofs.tsx'));
