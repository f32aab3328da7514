export const migrationsFolder: string
export function updateMigrationHashes(folder: string): void
export function checkMigrationHashes(folder: string): { code: number; output: string }
