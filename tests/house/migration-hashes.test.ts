import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkMigrationHashes, updateMigrationHashes } from '../../scripts/migration-hashes.mjs'
import { temporaryFolder } from './temporary-folder'

function migrations() {
  const folder = temporaryFolder()
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
  write('0001-identity.ts', 'create\ntable person')
  write('0002-machines.ts', 'create table machine')
  write('index.ts', 'export const migrations = {}')
  updateMigrationHashes(folder)
  return { folder, write, path: (name: string) => join(folder, name) }
}

describe('a migration never changes after it has landed', () => {
  it('accepts unchanged files, even with other line endings', () => {
    const { folder, write } = migrations()
    write('index.ts', 'export const migrations = { first }')
    write('0001-identity.ts', 'create\r\ntable person')
    expect(checkMigrationHashes(folder)).toEqual({ code: 0, output: '' })
  })

  it('detects a changed file, which generating again does not accept', () => {
    const { folder, write } = migrations()
    write('0001-identity.ts', 'create table people')
    updateMigrationHashes(folder)
    const { code, output } = checkMigrationHashes(folder)
    expect([code, output]).toEqual([1, expect.stringContaining('0001-identity.ts has changed')])
    expect(output).not.toContain('0002')
  })

  it('records a new file when generating', () => {
    const { folder, write } = migrations()
    write('0003-manuals.ts', 'create table manual')
    expect(checkMigrationHashes(folder).output).toContain('0003-manuals.ts is not recorded')
    updateMigrationHashes(folder)
    expect(checkMigrationHashes(folder).code).toBe(0)
  })

  it('only needs generating after a file is renumbered before it lands', () => {
    const { folder, path } = migrations()
    renameSync(path('0002-machines.ts'), path('0004-machines.ts'))
    expect(checkMigrationHashes(folder).code).toBe(1)
    updateMigrationHashes(folder)
    expect(checkMigrationHashes(folder)).toEqual({ code: 0, output: '' })
    rmSync(path('0004-machines.ts'))
    expect(checkMigrationHashes(folder).output).toContain('0004-machines.ts is recorded but does not exist')
  })
})
