/** The options of the structure tool. */
import { type Facing } from '#shared/hex/facing'
import { type Ruleset } from '#shared/rules/ruleset'
import { known } from './known'

export interface StructureOptions {
  readonly structure: string
  /** Its facing, if its kind has one. */
  readonly structureFacing: Facing
}

export function structureOptions({ structures }: Ruleset, chosen?: StructureOptions): StructureOptions {
  return {
    structure: known(structures, chosen?.structure),
    structureFacing: chosen?.structureFacing ?? { kind: 'side', index: 0 },
  }
}
