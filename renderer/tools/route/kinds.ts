/** The cause of a route by its kind. */
import { type ToolOptions } from '../../toolOptions/index'

/** The cause of a route, whose opponents the rules ask about; undefined when it has none. */
export function causeOf({ routeKind, retreatFrom }: ToolOptions): 'fire' | 'combat' | undefined {
  if (routeKind === 'advance') return 'combat'
  return routeKind === 'retreat' ? retreatFrom : undefined
}
