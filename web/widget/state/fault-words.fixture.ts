/** The words for faults of texts, as where they have been fetched. */
import { loadPart, provideParts } from '../loading.ts';

provideParts({ faults: () => import('../hosts/faults.ts') } as unknown as Parameters<typeof provideParts>[0]);
await loadPart('faults');
