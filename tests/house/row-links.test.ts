import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../../src/{pages,widgets}/**/*.tsx', '!../../src/**/*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Handlers that lead to the page of one record, such as `open = ({ id }) => void navigate({ to: '/orders/$id', … })`. */
const navigating = /(\w+)\s*=\s*(?:\{\s*)?\([^()]*\)\s*=>\s*void navigate\(\{\s*to: '[^']*\$/g

/** Buttons that call a handler, by the name of the handler. */
const pressing = /<button\b[^<]*?onClick=\{(?:\(\) => )?(\w+)/g

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
const namesIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)

/**
 * Buttons of a folder whose page opens records by an address: `open` there is the `onOpen` of what it shows.
 *
 * @returns the file of each, with its handler
 */
function buttonsThatNavigate(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, source]) => {
    const beside = Object.entries(files).filter(([other]) => folderOf(other) === folderOf(file))
    const handlers = beside.flatMap(([, other]) => namesIn(other, navigating))
    const passed = new Set(handlers.flatMap((name) => [name, `on${name.charAt(0).toUpperCase()}${name.slice(1)}`]))
    return namesIn(source, pressing)
      .filter((name) => passed.has(name))
      .map((name) => `${file}: ${name}`)
  })
}

describe('What opens the page of a record', () => {
  it('is a link, which can be opened in a new tab', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100)
    expect(buttonsThatNavigate(sources)).toEqual([])
  })

  const page = `const open = ({ id }: Order) => void navigate({ to: '/orders/$id', params: { id } })`
  const button = `<button type="button" onClick={() => onOpen(order)} className="hover:underline">`

  it('as a button is found, in the page and in its columns', () => {
    expect(buttonsThatNavigate({ 'orders/page.tsx': page, 'orders/columns.tsx': button })).toEqual([
      'orders/columns.tsx: onOpen',
    ])
    const inPage = `${page}\n<button type="button" onClick={() => open(order)}>`
    expect(buttonsThatNavigate({ 'orders/page.tsx': inPage })).toEqual(['orders/page.tsx: open'])
    const asProperty = `<ImportsTable\n onOpen={(id) => void navigate({ to: '/inventory/imports/$id', params: { id } })}`
    expect(buttonsThatNavigate({ 'imports/page.tsx': asProperty, 'imports/columns.tsx': button })).toHaveLength(1)
  })

  it('is not confused with a button that opens a dialog', () => {
    const dialog = 'const open = (part: Part) => setEdited({ part })'
    expect(buttonsThatNavigate({ 'parts/page.tsx': dialog, 'parts/columns.tsx': button })).toEqual([])
    expect(buttonsThatNavigate({ 'orders/page.tsx': page, 'parts/columns.tsx': button })).toEqual([])
  })
})
