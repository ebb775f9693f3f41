/** Every rule id the program cites, kept by hand from the rules' specifications. */
export type RuleId = `${'MC' | 'SV' | 'CM' | 'HS' | 'CHK' | 'DOC' | 'SID' | 'CTR'}-${string}`
