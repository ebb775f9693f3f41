/** The styles there are: each draws every look (ART-1). */
import { classic } from '../classic/index'
import { illustrated } from '../illustrated/index'
import { ink } from '../ink/index'
import { type Style, type StyleId } from '../style'

export const STYLES: Readonly<Record<StyleId, Style>> = { classic, illustrated, ink }
