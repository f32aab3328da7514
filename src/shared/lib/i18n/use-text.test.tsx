import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseLanguage, currentLanguage, defineText, type Text, useLanguage, useText } from '.'

const orderText = defineText(
  'order-example',
  {
    title: 'Orders',
    rows_one: '{{count}} order of {{name}}',
    rows_other: '{{count}} orders of {{name}}',
    back: 'Back: <a>',
  },
  {
    es: async () => ({
      text: { title: 'Pedidos', rows_one: '{{count}} pedido', rows_other: '{{count}} pedidos', back: 'Volver: <a>' },
    }),
  },
)

function Orders({ count }: { count: number }) {
  const t = useText(orderText)
  return <p lang={useLanguage()}>{`${t('title')}, ${t('rows', { count, name: 'Ridgeline Quarry' })}, ${t('back')}`}</p>
}

const rendered: string[] = []
function Title({ text }: { text: Text<{ title: string }> }) {
  const title = useText(text)('title')
  rendered.push(title)
  return <h1>{title}</h1>
}

afterEach(async () => {
  await act(() => chooseLanguage('en'))
  localStorage.clear()
})

describe('useText', () => {
  it('fills in values and chooses the plural, in English from the start', () => {
    const { rerender } = render(<Orders count={1} />)
    expect(screen.getByText('Orders, 1 order of Ridgeline Quarry, Back: <a>')).toBeTruthy()
    rerender(<Orders count={3} />)
    expect(screen.getByText('Orders, 3 orders of Ridgeline Quarry, Back: <a>')).toBeTruthy()
  })

  it('follows the chosen language', async () => {
    render(<Orders count={2} />)
    await act(() => chooseLanguage('es'))
    expect(screen.getByText('Pedidos, 2 pedidos, Volver: <a>').lang).toBe('es')
    expect(document.documentElement.lang).toBe('es')
    expect(currentLanguage()).toBe('es')
  })

  it('stays in the language chosen last, although the words of an earlier choice arrive after it', async () => {
    let arrive: (loaded: { text: { title: string } }) => void = () => undefined
    const slow = new Promise<{ text: { title: string } }>((resolve) => {
      arrive = resolve
    })
    defineText('slow-example', { title: 'Parts' }, { es: () => slow })
    const device = chooseLanguage('es', { remember: false })
    await act(() => chooseLanguage('en', { remember: false }))
    arrive({ text: { title: 'Repuestos' } })
    await act(() => device)
    render(<Orders count={2} />)
    expect(screen.getByText(/^Orders, 2 orders/).lang).toBe('en')
    expect(document.documentElement.lang).toBe('en')
  })

  it('loads the language for words that are declared later', async () => {
    await chooseLanguage('es')
    const late = defineText(
      'late-example',
      { title: 'Quotes' },
      { es: async () => ({ text: { title: 'Presupuestos' } }) },
    )
    render(<Title text={late} />)
    expect(await screen.findByRole('heading', { name: 'Presupuestos' })).toBeTruthy()
  })

  it('loads the language for words that are declared while those of others are on their way', async () => {
    let arrive: (loaded: { text: { title: string } }) => void = () => undefined
    const slow = new Promise<{ text: { title: string } }>((resolve) => {
      arrive = resolve
    })
    defineText('loading-example', { title: 'Parts' }, { es: () => slow })
    const choice = chooseLanguage('es')
    const late = defineText(
      'meanwhile-example',
      { title: 'Quotes' },
      { es: async () => ({ text: { title: 'Presupuestos' } }) },
    )
    arrive({ text: { title: 'Repuestos' } })
    await act(() => choice)
    render(<Title text={late} />)
    expect(await screen.findByRole('heading', { name: 'Presupuestos' })).toBeTruthy()
  })
})

describe('what is shown', () => {
  it('is rendered again when its own words arrive, not when others do', async () => {
    rendered.length = 0
    render(<Title text={orderText} />)
    const declare = (name: string) =>
      defineText(name, { title: 'Parts' }, { es: async () => ({ text: { title: 'Piezas' } }) })
    act(() => void declare('parts-example'))
    await act(() => chooseLanguage('es'))
    await act(async () => declare('more-parts-example').load('es'))
    expect(rendered).toEqual(['Orders', 'Pedidos'])
  })
})

describe('currentLanguage', () => {
  it('ignores what is stored but not offered', () => {
    localStorage.setItem('language', 'toString')
    expect(currentLanguage()).toBe('en')
  })
})
