import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

const styles = fileURLToPath(new URL('../../src/app/styles/index.css', import.meta.url))
const { resolve } = createRequire(import.meta.url)

/** What a class of the theme's own scales looks like: colours, sizes of text, corners, shadows, animations. */
const themed =
  /^(?:[\w-]+(?:\[[^\]]*\])?:|\[[^\]]*\]:)*-?(?:text|bg|border(?:-[trblxy])?|rounded(?:-[a-z]{1,2})?|shadow|animate|ring|outline|divide|fill|stroke)-[a-z0-9][\w/.-]*$/

/** Words of texts in the source that look like such a class. */
const classesIn = (source: string): string[] =>
  [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)]
    .flatMap(([, single, double, template]) => (single ?? double ?? template ?? '').split(/\s+/))
    .filter((word) => themed.test(word))

/** Those that the theme gives no appearance to. */
async function unknown(classes: readonly string[]): Promise<string[]> {
  const { build } = await compile(readFileSync(styles, 'utf8'), {
    base: dirname(styles),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve(`${id}/index.css`)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
  const selectors = new Set(
    [...build([...classes]).matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
  )
  return classes.filter((name) => !selectors.has(name))
}

describe('Classes of scales that the theme replaces', () => {
  it.each(['text-xs', 'hover:bg-white', 'rounded-lg', '[&_svg]:shadow-xl'])('%s is found', async (name) => {
    expect(await unknown(classesIn(`cx('flex ${name}')`))).toEqual([name])
  })

  it.each(['text-sm', 'contrast:border-ink', 'sm:rounded-md', '[&_svg]:text-danger-ink'])('%s exists', async (name) => {
    expect(await unknown(classesIn(`cx('flex ${name}')`))).toEqual([])
  })

  it('exist wherever the web app names them', async () => {
    const used = productFiles.filter(({ file }) => file.startsWith('src/')).flatMap(({ text }) => classesIn(text))
    expect(used.length).toBeGreaterThan(0)
    expect(await unknown([...new Set(used)])).toEqual([])
  })
})
