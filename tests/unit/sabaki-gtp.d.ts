/** The parts of `@sabaki/gtp`, which has no types of its own, that the tests use. */
declare module '@sabaki/gtp' {
  export interface Command {
    readonly name: string;
    readonly args?: readonly string[];
  }

  export interface Response {
    readonly content: string;
    readonly error: boolean;
  }

  export class Controller {
    constructor(path: string, args?: readonly string[]);
    start(): void;
    stop(timeout?: number): Promise<void>;
    sendCommand(command: Command): Promise<Response>;
    on(event: 'stderr', listener: (line: { readonly content: string }) => void): this;
    on(event: 'stopped', listener: () => void): this;
  }

  export interface State {
    readonly komi?: number;
    readonly boardsize?: readonly [number, number];
    readonly history?: readonly Command[] | null;
  }

  export class ControllerStateTracker {
    constructor(controller: Controller);
    readonly state: State;
    sync(state: State): Promise<void>;
  }
}
