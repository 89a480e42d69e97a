/** A promise that is settled from outside. A failure that nobody waits for is no unhandled one. */
export class Deferred {
  isSettled = false;
  resolve!: () => void;
  reject!: (reason: Error) => void;
  readonly promise = new Promise<void>((resolve, reject) => {
    this.resolve = () => {
      this.isSettled = true;
      resolve();
    };
    this.reject = (reason) => {
      this.isSettled = true;
      reject(reason);
    };
  });

  constructor() {
    this.promise.catch(() => {});
  }
}
