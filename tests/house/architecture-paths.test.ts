import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../scripts/stamp.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const files = ['server', 'src', 'tests'].flatMap((folder) => filesBelow(root, folder))

/** The TypeScript files that a document names, as in `http/uploads.ts`; not suffixes or patterns. */
const namesIn = (text: string) => [...text.matchAll(/`(\w[\w./-]*\.tsx?)`/g)].map(([, name = '']) => name)

/** A name may leave out the folders that the text around it makes clear. */
const isFile = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`))

describe('docs/architecture.md', () => {
  it('names files that exist', () => {
    expect(namesIn(document).length).toBeGreaterThan(20)
    expect(namesIn(document).filter((name) => !isFile(name))).toEqual([])
  })

  it.each(['`maintenance/schedule.ts`', '`uploads.tsx`'])('%s would be found missing', (text) => {
    expect(namesIn(text).filter(isFile)).toEqual([])
    expect(namesIn(text)).toHaveLength(1)
  })
})
