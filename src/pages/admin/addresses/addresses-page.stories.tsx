import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { screen } from 'storybook/test'
import type { Address } from '@/entities/address'
import { office, yard } from '@/entities/address/testing'
import type { Link, Organization } from '@/entities/organization'
import { activeLink, northfield, pendingLink, ridgeline } from '@/entities/organization/testing'
import { signedInAs } from '@/entities/user/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { dealershipAdmin, operator, superUser } from '../../../../tests/msw/people'
import { problem } from '../../../../tests/msw/problem'
import { AddressesPage } from './addresses-page'

const addresses = (items: Address[]) =>
  platformHttp.get('/organizations/addresses/{id}', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 1000 }),
  )
const links = (items: Link[]) =>
  platformHttp.get('/organizations/links', ({ response }) =>
    response(200).json({ items, total: items.length, page: 1, limit: 1000 }),
  )
const detail = (organization: Organization) =>
  platformHttp.get('/organizations/{id}', ({ response }) => response(200).json(organization))
const list = platformHttp.get('/organizations/', ({ response }) =>
  response(200).json({ items: [northfield, ridgeline], total: 2, page: 1, limit: 1000 }),
)
const refused = problem(400, 'validation_failed', 'The request is not valid.')

const ended: Link = { ...activeLink, id: 'ended', status: 'ENDED', answered_at: '2026-02-01T10:00:00.000Z' }
const asked: Link = { ...pendingLink, operator: null, email: 'admin@tallpines.example', can_answer: false }
const operatorsAdmin = { ...dealershipAdmin, organization: operator.organization }
const own = { ...ridgeline, link: null, can_manage: true }
const nothing = () => undefined

const meta = {
  title: 'pages/admin/AddressesPage',
  component: AddressesPage,
  args: { search: {}, onSearch: nothing },
  parameters: {
    msw: [links([asked, activeLink, ended]), addresses([yard, office]), list, detail(northfield)],
    ...signedInAs(dealershipAdmin),
  },
} satisfies Meta<typeof AddressesPage>

export default meta
type Story = StoryObj<typeof meta>

export const OfADealership: Story = { play: async () => void (await screen.findByText('admin@tallpines.example')) }
export const OfAnOperator: Story = {
  parameters: {
    msw: [links([pendingLink, activeLink]), addresses([yard, office]), list, detail(own)],
    ...signedInAs(operatorsAdmin),
  },
  play: async () => void (await screen.findByText('Lakeside Machinery')),
}
export const ForASuperUser: Story = { parameters: signedInAs(superUser) }
export const Loading: Story = {
  parameters: {
    msw: [
      platformHttp.get('/organizations/addresses/{id}', () => delay('infinite')),
      platformHttp.get('/organizations/{id}', () => delay('infinite')),
    ],
  },
}
export const Empty: Story = {
  parameters: { msw: [links([]), addresses([]), list, detail(own)], ...signedInAs(operatorsAdmin) },
  play: async () => void (await screen.findByText('No dealerships yet')),
}
export const Failed: Story = {
  parameters: {
    msw: [
      platformHttp.get('/organizations/addresses/{id}', ({ response }) => response(400).json(refused)),
      platformHttp.get('/organizations/{id}', ({ response }) => response(400).json(refused)),
    ],
  },
  play: async () => void (await screen.findAllByText('The request is not valid.')),
}
export const OnAPhone: Story = { ...OfAnOperator, globals: { viewport: { value: 'phone' } } }
