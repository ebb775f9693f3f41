/** True where windows can be shown at all. */
export const hasDisplay: boolean
/** Path of the program where it is installed already, else undefined. */
export function findElectron(): string | undefined
/** Path of the program, undefined where it cannot be had. `whenLong`: told when it is being fetched, unless that ends at once. */
export function electronProgram(whenLong: () => void): Promise<string | undefined>
