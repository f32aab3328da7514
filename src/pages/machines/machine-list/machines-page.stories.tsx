import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { brands, machines } from '@/entities/machine/testing'
import { chooseLanguage } from '@/shared/lib/i18n'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { platformHttp } from '../../../../tests/msw/http'
import { noViews } from '../../../../tests/msw/list-views'
import { dealershipAdmin, operator } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { MachinesPage } from './machines-page'

const ofBrands = platformHttp.get('/machines/all-brands', ({ response }) =>
  response(200).json({ items: brands, total: 2, page: 1, limit: 1000 }),
)
const listing = (items: typeof machines, total = items.length) =>
  platformHttp.get('/machines/', ({ response }) => response(200).json({ items, total, page: 1, limit: 10 }))

const meta = {
  title: 'pages/machines/MachinesPage',
  ...pageStory('/machines', MachinesPage, dealershipAdmin),
  parameters: { msw: [noViews, listing(machines, 23), ofBrands] },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

const shown = async () => void (await screen.findByRole('link', { name: 'WL-120' }))

export const Full: Story = { play: shown }
export const ForAnOperator: Story = { args: { reader: operator }, play: shown }
export const Loading: Story = {
  parameters: { msw: [noViews, platformHttp.get('/machines/', () => delay('infinite')), ofBrands] },
}
export const Empty: Story = {
  parameters: { msw: [noViews, listing([]), ofBrands] },
  play: async () => void (await screen.findByText('No models yet')),
}
export const NothingFound: Story = {
  args: { search: { search: 'FX-90', brand: 'Harrow' } },
  parameters: { msw: [noViews, listing([]), ofBrands] },
  play: async () => void (await screen.findByText('Nothing matches')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      noViews,
      platformHttp.get('/machines/', ({ response }) =>
        response(400).json(problem(400, 'validation_failed', 'The request is not valid.')),
      ),
      ofBrands,
    ],
  },
  play: async () => void (await screen.findByText('The request is not valid.')),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
export const InSpanishOnAPhone: Story = {
  ...OnAPhone,
  beforeEach: async () => {
    await chooseLanguage('es', { remember: false })
    return () => chooseLanguage('en', { remember: false })
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Filtr/ }))
    const filters = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: /^(Marca|Estado)$/ })
    await screen.findByText('Todas las marcas')
    await expect(filters).toHaveLength(2)
    for (const filter of filters) await waitFor(() => expect(roomFor(filter)).toBeGreaterThanOrEqual(widthOf(filter)))
  },
}

/** The width that a list box has for the text of what is chosen, which it cuts without a trace in the document. */
function roomFor(select: HTMLSelectElement) {
  const { paddingLeft, paddingRight } = getComputedStyle(select)
  return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

function widthOf(select: HTMLSelectElement) {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = getComputedStyle(select).font
  return pen?.measureText(select.selectedOptions[0]?.text ?? '').width ?? Number.POSITIVE_INFINITY
}
