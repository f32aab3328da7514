import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forbidden, permitted, targets } from './planted-imports'

type Cruise = {
  summary: { violations: { rule: { name: string }; from: string }[]; ruleSetUsed: { forbidden: { name: string }[] } }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'yardhand-imports-'))
let summary: Cruise['summary']

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  appendFileSync(join(folder, file), text)
}

function plant() {
  for (const file of targets) write(file, 'export const value = 1\n')
  for (const { from, to, asType } of [...permitted, ...forbidden]) {
    write(from, `import ${asType ? 'type ' : ''}{ value } from '${to}'\nexport type Value = typeof value\n`)
  }
  write('tsconfig.json', JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }))
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

function cruise(): Cruise['summary'] {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(root, '.dependency-cruiser.mjs')
  const args = [program, '--config', config, '--output-type', 'json', 'src', 'server', 'tests', 'openapi']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const result: Cruise = JSON.parse(stdout)
  return result.summary
}

const brokenBy = (file: string) => summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

beforeAll(() => {
  plant()
  summary = cruise()
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('the import rules', () => {
  it.each(forbidden)('catch $to in $from by $breaks', ({ from, breaks }) => {
    expect(brokenBy(from)).toEqual([breaks])
  })

  it.each(permitted)('permit $to in $from', ({ from }) => {
    expect(brokenBy(from)).toEqual([])
  })

  it('each have a planted violation', () => {
    const names = summary.ruleSetUsed.forbidden.map(({ name }) => name)
    expect(names.filter((name) => !forbidden.some(({ breaks }) => breaks === name))).toEqual([])
  })
})
