/** The level of a safety notice (ANSI Z535.6, ISO 3864-2). */
export type SafetyLevel = 'DANGER' | 'WARNING' | 'CAUTION'

export const safetyLevels: readonly SafetyLevel[] = ['DANGER', 'WARNING', 'CAUTION']
