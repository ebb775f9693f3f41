/** A facing as it is read aloud: by the hours of a clock, since the twelve stand 30 degrees apart. */
import { type Facing, facingAngle } from '../hex/facing'
import { type Grid } from '../hex/grid'
import { type Localized, localized } from '../i18n/localized'

export function facingInWords(facing: Facing, grid: Pick<Grid, 'orientation'>): Localized {
  const hour = Math.round((facingAngle(facing, grid) * 6) / Math.PI + 12) % 12 || 12
  const [fr, en] = facing.kind === 'side' ? ['un bord de case', 'a hexside'] : ['un sommet', 'a vertex']
  return localized(`vers ${hour}\u00a0h, ${fr}`, `towards ${hour} o’clock, ${en}`)
}
