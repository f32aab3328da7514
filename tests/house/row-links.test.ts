import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['../../src/{pages,widgets}/**/*.{ts,tsx}', '!../../src/**/*.{test,stories}.tsx', '!../../src/**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** Opens the address of one record, or adds a record to the address of its list, as a step that Back returns from. */
const navigation = String.raw`(?:navigate\(\{\s*to: '[^']*\$|\.change\(\{(?![^{}]*undefined)[^{}]*\},[^()]*'push'\))`

/** Handlers of one expression, such as `open = ({ id }) => void navigate({ to: '/orders/$id', … })`. */
const navigationHandlers = new RegExp(
  String.raw`(\w+)\s*=\s*(?:\{\s*)?\([^()]*\)\s*=>\s*(?:void )?(?:list(?=\.))?${navigation}`,
  'g',
)

/** Handlers with a body of their own, which ends at the indentation where it began. */
const handlerBodies =
  /^( *)(?:async )?(?:function ([a-z]\w*)\(|const ([a-z]\w*) = (?:async )?\([^()]*\) => \{$)(?=(.*?)\n\1\}$)/gms

/** Buttons that call a handler, by the name of the handler. Their other properties may contain an icon or a function. */
const buttonHandlers = /<(?:b|\w*B)utton\b(?:[^<>]|=>|<[^<>]*\/>)*?\bonClick=\{(?:\(\) => )?(?:void )?(?:\w+\.)?(\w+)/g

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)
const namesIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)

function handlersThatNavigate(source: string): string[] {
  const withBody = [...source.matchAll(handlerBodies)].flatMap(([, , declared, assigned, body = '']) =>
    new RegExp(navigation).test(body) ? [declared ?? assigned ?? ''] : [],
  )
  return [...namesIn(source, navigationHandlers), ...withBody]
}

/**
 * Finds buttons that call a handler which navigates to a record. A page's `open` is passed to its columns as `onOpen`.
 * Columns are beside their page or in a folder below it.
 *
 * It does not find a handler that a hook returns, that is passed under another name, or that another function calls; nor a
 * button with a comparison or an element with children before its `onClick`.
 *
 * @returns the file of each, with its handler
 */
function buttonsThatNavigate(files: Record<string, string>): string[] {
  const handlers = Object.entries(files).map(([file, source]) => ({
    folder: folderOf(file),
    names: handlersThatNavigate(source),
  }))
  return Object.entries(files).flatMap(([file, source]) => {
    const names = handlers.filter(({ folder }) => file.startsWith(folder)).flatMap((handler) => handler.names)
    const handlerNames = new Set(names.flatMap((name) => [name, `on${name.charAt(0).toUpperCase()}${name.slice(1)}`]))
    return namesIn(source, buttonHandlers)
      .filter((name) => handlerNames.has(name))
      .map((name) => `${file}: ${name}`)
  })
}

describe('What opens a record', () => {
  it('is a link, which can be opened in a new tab', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100)
    expect(buttonsThatNavigate(sources)).toEqual([])
  })

  const page = `const open = ({ id }: Order) => void navigate({ to: '/orders/$id', params: { id } })`
  const button = `<button type="button" onClick={() => onOpen(order)} className="hover:underline">`
  const found = ['orders/columns.tsx: onOpen']

  it('as a button is found, in the page and in its columns', () => {
    expect(buttonsThatNavigate({ 'orders/page.tsx': page, 'orders/columns.tsx': button })).toEqual(found)
    expect(buttonsThatNavigate({ 'orders/page.tsx': page, 'orders/table/columns.tsx': button })).toHaveLength(1)
    const inPage = `${page}\n<button type="button" onClick={() => open(order)}>`
    expect(buttonsThatNavigate({ 'orders/page.tsx': inPage })).toEqual(['orders/page.tsx: open'])
  })

  it.each([
    ['a property', `<ImportsTable\n onOpen={(id) => void navigate({ to: '/inventory/imports/$id', params: { id } })}`],
    ['a function', `  function open({ id }: Order) {\n    close()\n    void navigate({ to: '/orders/$id' })\n  }\n`],
    ['a body', `  const open = ({ id }: Order) => {\n    close()\n    void navigate({ to: '/orders/$id' })\n  }\n`],
    ['a step within the list', `const open = ({ id }: Order) => list.change({ order: id }, 'push')`],
    [
      'a step unless it is open',
      `const open = (id: string) =>\n list.change({ id }, id === opened ? 'replace' : 'push')`,
    ],
  ])('as a button is found where the handler is %s', (_, handler) => {
    expect(buttonsThatNavigate({ 'orders/page.tsx': handler, 'orders/columns.tsx': button })).toEqual(found)
  })

  it.each([
    ['of the kit', '<Button icon={<Eye aria-hidden />} onClick={() => onOpen(order)}>'],
    ['with only an icon', `<IconButton label={t('open')} onClick={() => onOpen(order)} />`],
    ['with a function before', '<Button onFocus={() => load(order)} onClick={() => onOpen(order)}>'],
    ['with one of several actions', '<button type="button" onClick={() => actions.onOpen(order)}>'],
    ['with the handler itself', '<button type="button" onClick={onOpen}>'],
  ])('as a button %s is found', (_, otherButton) => {
    expect(buttonsThatNavigate({ 'orders/page.tsx': page, 'orders/columns.tsx': otherButton })).toEqual(found)
  })

  it.each([
    ['opens a dialog', 'const open = (part: Part) => setEdited({ part })'],
    ['opens a dialog in a body', '  function open(part: Part) {\n    setEdited({ part })\n  }\n'],
    ['closes what is open', `const open = () => list.change({ order: undefined }, 'push')`],
    ['changes a filter', `const open = (status: Status) => list.change({ status })`],
    ['opens a page that is none of a record', `const open = () => void navigate({ to: '/orders' })`],
  ])('is not confused with a button that %s', (_, handler) => {
    expect(buttonsThatNavigate({ 'parts/page.tsx': handler, 'parts/columns.tsx': button })).toEqual([])
  })

  it('is not confused with a button of another page, nor with an element that is none', () => {
    expect(buttonsThatNavigate({ 'orders/page.tsx': page, 'parts/columns.tsx': button })).toEqual([])
    const table = '<Button>New order</Button>\n<Row onClick={() => onOpen(order)} />'
    expect(buttonsThatNavigate({ 'orders/page.tsx': page, 'orders/columns.tsx': table })).toEqual([])
  })
})
