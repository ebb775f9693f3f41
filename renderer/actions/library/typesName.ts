/** Files of counter types, by their names. */
import { KEPT_ENDINGS } from '#shared/host/kept'

export const TYPES_ENDING = KEPT_ENDINGS.types

export const isTypesName = (name: string): boolean => name.toLowerCase().endsWith(TYPES_ENDING)
