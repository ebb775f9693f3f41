/** A decision of a game as a report needs it, played now or played again. */
import { type GameAct } from '../contract'
import { type Step } from '../players/course'

export type ReportedStep = Pick<Step, 'before' | 'decision' | 'applied'> & { readonly act: GameAct }
