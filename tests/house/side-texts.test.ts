import { describe, expect, it } from 'vitest'
import { readersOf } from './sides/readers'
import { reviewed, shownTo } from './sides/reviewed'
import { isAboutItsReader, isOneForTwo, type ReadText, readTexts, type Texts } from './sides/side-texts'

type Words = Record<string, string>

/** From `../../src/` to `src/`. */
const byPath = <Content>(files: Record<string, Content>) =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [file.replace('../../', ''), content]))

const sources = byPath(
  import.meta.glob<string>(
    ['../../src/**/*.{ts,tsx}', '!../../src/**/*.{test,stories}.{ts,tsx}', '!../../src/**/testing.{ts,tsx}'],
    { query: '?raw', import: 'default', eager: true },
  ),
)
const english = byPath(import.meta.glob<Words>('../../src/**/text.ts', { import: 'en', eager: true }))
const spanish = byPath(import.meta.glob<Words>('../../src/**/text.es.ts', { import: 'text', eager: true }))
const texts: Texts = Object.fromEntries(
  Object.entries(english).map(([file, en]) => [file, { en, es: spanish[file.replace('.ts', '.es.ts')] ?? {} }]),
)

describe('A text that both sides read', () => {
  const read = readTexts(texts, sources, shownTo)

  /**
   * What to do about a text that is found: say it so that it is true for both; or have one for each side, under keys that name
   * their readers (`emptyForStaff` and `emptyForOperator`; `byLink_seller` and `byLink_buyer`); or, where only one side is shown
   * the part of the screen, add its file to `shownTo`.
   */
  it('names no side and speaks to none, except for the reviewed ones', () => {
    const found = read.filter(isOneForTwo).map(({ id, en, es }) => [id, [en, es]])
    expect(Object.fromEntries(found)).toEqual(Object.assign({}, ...Object.values(reviewed)))
  })

  it('is read by both: reviewed parts of screens are shown to one, and would reach the other', () => {
    const withoutReview = readersOf(sources, {})
    for (const file of Object.keys(shownTo))
      expect([file, withoutReview(file)]).toEqual([file, ['dealership', 'customer']])
  })

  it('for one side does not speak of that side as of somebody else', () => {
    expect(read.filter(isAboutItsReader).map(({ id, en, es }) => [id, en, es])).toEqual([])
  })

  it('is found among all: each slice has readers', () => {
    const count = (readers: number) => read.filter((text) => text.readers.length === readers).length
    expect(count(2)).toBeGreaterThan(1500)
    expect(count(1)).toBeGreaterThan(500)
  })
})

describe('Who reads a text', () => {
  const page = (name: string, guard: string, screen: string) => ({
    [`src/pages/${name}/route.ts`]: `guard: '${guard}', screen: () => import('./page').then((page) => page.Page)`,
    [`src/pages/${name}/page.tsx`]: screen,
  })
  const slice = {
    'src/entities/order/index.ts': "export { Money } from './money'\nexport { Stock } from './stock'",
    'src/entities/order/money.tsx': "import { orderText } from './text'\nconst t = useText(orderText)\nt('paid')",
    'src/entities/order/stock.tsx': `import { orderText } from './text'\nconst t = useText(orderText)\nt(\`stock_\${state}\`)`,
    'src/entities/order/text.ts': "export const orderText = defineText('order', en)",
  }
  const words = { paid: 'Paid', stock_LOW: 'Low' }
  const of = { 'src/entities/order/text.ts': { en: words, es: words } }
  const readersIn = (...pages: Record<string, string>[]) =>
    Object.fromEntries(
      readTexts(of, Object.assign({}, slice, ...pages), {}).map(({ key, readers }) => [key, readers.join(' and ')]),
    )
  const showsMoney = "import { Money } from '@/entities/order'"
  const showsStock = "import { Stock } from '@/entities/order'"

  it('follows from the screens that show it, name by name', () => {
    const stock = page('inventory', 'dealership-admin', showsStock)
    expect(readersIn(stock, page('portal', 'public', showsMoney))).toEqual({
      paid: 'customer',
      stock_LOW: 'dealership',
    })
    expect(readersIn(stock, page('orders', 'signed-in', showsMoney)).paid).toBe('dealership and customer')
    expect(readersIn(stock, page('organizations', 'super-user', showsMoney)).paid).toBe('')
  })

  it('follows code that is loaded late, and the frame around the screens', () => {
    const late = page('portal', 'public', "const Late = lazy(() => import('./late'))")
    expect(readersIn({ ...late, 'src/pages/portal/late.tsx': showsMoney }).paid).toBe('customer')
    expect(readersIn({ 'src/app/shell.tsx': showsMoney }).paid).toBe('dealership and customer')
  })

  it('is one side where the part of the screen is shown to one', () => {
    const files = { ...slice, ...page('orders', 'signed-in', showsMoney) }
    const [paid] = readTexts(of, files, { 'src/entities/order/money.tsx': 'dealership' })
    expect(paid?.readers).toEqual(['dealership'])
  })
})

describe('One text for two sides', () => {
  const text = (en: string, es = '', key = 'empty', readers: ReadText['readers'] = ['dealership', 'customer']) => ({
    ...{ id: key, key, readers, en, es },
  })

  it.each<[en: string, es?: string]>([
    ['Wait for the dealership to accept it.'],
    ['The customer sees the reason.'],
    ['Customer link'],
    ['Disputed with your bank'],
    ['Ship to you'],
    ['Declined', 'Rechazado por el cliente'],
  ])('is found: %s', (en, es) => {
    expect(isOneForTwo(text(en, es))).toBe(true)
  })

  it.each([
    ['the name of a column', text('Customer', 'Cliente')],
    ['a choice', text('Choose a customer', 'Elija un cliente')],
    ['a name that is filled in', text('Sold by {{dealership}}', 'Vendido por {{dealership}}')],
    ['a key that names the reader', text('The customer sees it.', '', 'aboutForStaff_one')],
    ['a side of its own', text('The customer sees it.', '', 'about', ['dealership'])],
  ])('is not confused with %s', (_, other) => {
    expect(isOneForTwo(other)).toBe(false)
  })

  it.each([
    ['Link of the customer', 'about_buyer', undefined],
    ['The operator reads it.', 'about', ['customer'] as const],
    ['Ask your dealer.', 'emptyForStaff', undefined],
  ])('%s (%s) speaks about its reader', (en, key, readers) => {
    expect(isAboutItsReader(text(en, '', key, readers && [...readers]))).toBe(true)
  })

  it('is not found where one side reads of the other, or of its own organization', () => {
    expect(isAboutItsReader(text('The customer sees it.', '', 'about', ['dealership']))).toBe(false)
    expect(isAboutItsReader(text('Your dealership serves them.', '', 'about_seller'))).toBe(false)
  })
})
