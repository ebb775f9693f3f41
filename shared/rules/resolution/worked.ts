/** The states into which people put a door, a gate or its portcullis. */
export const WORKED_TO = ['open', 'closed', 'raised', 'lowered'] as const
export type WorkedTo = (typeof WORKED_TO)[number]
