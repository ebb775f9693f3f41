/** The rules that the two medieval rulesets are made of, by number: none may be left out of the program. */
const FAMILIES: Readonly<Record<string, number>> = {
  'MC-GEO': 3,
  'MC-ATT': 5,
  'MC-SEQ': 1,
  'MC-INF': 14,
  'MC-VOL': 2,
  'MC-FIR': 6,
  'MC-RET': 5,
  'MC-ADV': 1,
  'MC-CBT': 5,
  'MC-NAP': 4,
  'MC-MAP': 5,
  'SV-CTR': 4,
  'SV-MOV': 2,
  'SV-GRP': 2,
  'SV-OPP': 8,
  'SV-FIR': 5,
  'SV-CBT': 3,
  'SV-WAL': 1,
  'SV-ARM': 4,
}

export const SPECIFIED_RULES: readonly string[] = Object.entries(FAMILIES).flatMap(([family, count]) =>
  Array.from({ length: count }, (_, index) => `${family}-${index + 1}`),
)
