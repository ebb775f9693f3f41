/** Bits of `Chunk.flags`: properties of a hex beside its terrain. */
export const HEX_FLAGS = { flammable: 1, inaccessible: 2, infiltration: 4 } as const
