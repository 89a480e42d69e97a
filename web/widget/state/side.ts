/** Turns the engine's facts about one colour into the JSON of `pass-alive analyze --json`. */
import type { BlockFacts, Facts, Point, Position, RegionFacts } from '../../engine/types.ts';
import type { Block, Judgement, Loss, NotVital, Region, Side } from '../../package/types.ts';

/**
 * The answer for the colour of `facts`, which are about `position`, in a board whose points
 * have these names: shared by all answers, of which a game with every move has millions.
 */
export function sideOf(position: Position, facts: Facts, names: readonly string[]): Side {
  const words = new Words(position, facts, names);
  return {
    blocks: facts.blocks.map((block, index) => words.block(block, index)),
    regions: facts.regions.map((region) => words.region(region)),
    rounds: facts.rounds,
    alive: words.points(facts.alive),
  };
}

class Words {
  readonly #position: Position;
  readonly #facts: Facts;
  readonly #names: readonly string[];
  /** The judgement on each block that fell, by the round that cast it out. */
  readonly #falls = new Map<number, Judgement>();

  constructor(position: Position, facts: Facts, names: readonly string[]) {
    this.#position = position;
    this.#facts = facts;
    this.#names = names;
    for (const step of facts.steps) {
      if (step.kind !== 'castOut') continue;
      const others = step.others.map((other): NotVital => {
        const region = this.#regionName(other.region);
        if (other.why === 'unhealthy') return { region, why: other.why, at: this.point(other.at) };
        const lost = this.#blockName(other.lost);
        return other.why === 'outside'
          ? { region, why: other.why, lost }
          : { region, why: other.why, round: other.round, lost };
      });
      this.#falls.set(step.block, { vital: step.vital.map((region) => this.#regionName(region)), others });
    }
  }

  point(point: Point): string {
    return this.#names[point] as string;
  }

  points(points: readonly Point[]): string[] {
    return points.map((point) => this.point(point));
  }

  block(block: BlockFacts, index: number): Block {
    return {
      name: block.name,
      points: this.points(block.points),
      liberties: this.points(block.liberties),
      castOut: block.castOut,
      why: block.castOut === null ? this.#survival(block, index) : (this.#falls.get(index) ?? null),
    };
  }

  region(region: RegionFacts): Region {
    const names = (blocks: readonly number[]) => blocks.map((block) => this.#blockName(block));
    return {
      name: region.name,
      points: this.points(region.points),
      neighbors: names(region.neighbors),
      small: region.notSmallAt === null,
      healthyFor: names(region.healthyFor),
      discarded: region.discarded,
      ...(region.cleared && { cleared: true }),
      why: region.discarded === null ? null : this.#loss(region, names(region.lost)),
    };
  }

  #loss({ discarded, notSmallAt }: RegionFacts, lost: readonly string[]): Loss {
    const tooBig = discarded === 0 && this.#facts.rules.regions === 'small' && notSmallAt !== null;
    return { ...(tooBig && { notSmallAt: this.point(notSmallAt) }), ...(lost.length > 0 && { lost }) };
  }

  /** The last round's judgement on a block that survives. */
  #survival(block: BlockFacts, index: number): Judgement {
    const beside = once(() => this.#beside(block));
    const others = block.regions.filter((region) => !block.vital.includes(region));
    return {
      vital: block.vital.map((region) => this.#regionName(region)),
      others: others.map((number): NotVital => {
        const { name, points, healthyFor, discarded, lost } = this.#facts.regions[number] as RegionFacts;
        if (healthyFor.includes(index)) {
          const first = this.#blockName(lost[0] as number);
          return discarded
            ? { region: name, why: 'discarded', round: discarded, lost: first }
            : { region: name, why: 'outside', lost: first };
        }
        const at = points.find((point) => this.#asked(point) && !beside().has(point));
        return { region: name, why: 'unhealthy', at: this.point(at as Point) };
      }),
    };
  }

  /** True if a region is healthy only for blocks next to this point. */
  #asked(point: Point): boolean {
    return this.#facts.rules.suicide === 'allowed' || this.#position.stones.charAt(point) === '.';
  }

  /** The points next to a block. */
  #beside({ points, liberties }: BlockFacts): ReadonlySet<Point> {
    if (this.#facts.rules.suicide === 'forbidden') return new Set(liberties);
    const { columns } = this.#position;
    return new Set(
      points.flatMap((point) => [
        point - columns,
        point + columns,
        ...(point % columns > 0 ? [point - 1] : []),
        ...(point % columns < columns - 1 ? [point + 1] : []),
      ]),
    );
  }

  #blockName(block: number): string {
    return (this.#facts.blocks[block] as BlockFacts).name;
  }

  #regionName(region: number): string {
    return (this.#facts.regions[region] as RegionFacts).name;
  }
}

/** Computes a value when it is first needed. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
