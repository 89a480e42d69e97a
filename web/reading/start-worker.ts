/** Starts workers, also where the host of the page requires trusted types. */

/** The part of the Trusted Types API that is used; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): URL };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Starts a module worker. `address` must come from the build, never from a text.
 * @throws where the page's host allows neither workers nor a policy of the name `pass-alive`
 */
export function startWorker(address: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('pass-alive', {
    createScriptURL(each) {
      if (new URL(each, location.href).origin !== location.origin) throw new TypeError('not a script of this page');
      return each;
    },
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
}
