import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashOf, isStamped, stamp } from '../../scripts/stamp.mjs'
import { temporaryFolder } from './temporary-folder'

function sources() {
  const root = temporaryFolder()
  mkdirSync(join(root, 'src/app'), { recursive: true })
  writeFileSync(join(root, 'src/app/entry.tsx'), 'one')
  writeFileSync(join(root, 'index.html'), 'page')
  return { root, hash: (extra?: string[]) => hashOf(root, ['src', 'index.html', 'missing'], extra) }
}

describe('the stamp of a build', () => {
  it('stays valid while nothing changes', () => {
    const { hash } = sources()
    expect(hash()).toBe(hash())
  })

  it.each([
    ['a changed file', (root: string) => writeFileSync(join(root, 'src/app/entry.tsx'), 'two')],
    ['a new file', (root: string) => writeFileSync(join(root, 'src/new.ts'), '')],
    ['a renamed file', (root: string) => renameSync(join(root, 'src/app/entry.tsx'), join(root, 'src/app/main.tsx'))],
  ])('goes stale with %s', (_, change) => {
    const { root, hash } = sources()
    const before = hash()
    change(root)
    expect(hash()).not.toBe(before)
  })

  it('becomes invalid when a built-in setting changes', () => {
    const { hash } = sources()
    expect(hash(['VITE_SOCKET_URL=https://harrow.example'])).not.toBe(hash())
  })

  it('is read as it was written', () => {
    const file = join(temporaryFolder(), 'stamp')
    expect(isStamped(file, 'a')).toBe(false)
    stamp(file, 'a')
    expect([isStamped(file, 'a'), isStamped(file, 'b')]).toEqual([true, false])
  })
})
