import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { catalogue, oilFilter } from '@/entities/catalogue/testing'
import { oilFilterStock } from '@/entities/inventory/testing'
import { type PageArgs, pageStory } from '../../../../.storybook/page-story'
import { ownCatalogue, partsOf } from '../../../../tests/msw/catalogue'
import { platformHttp } from '../../../../tests/msw/http'
import { locationsAre, stockIs } from '../../../../tests/msw/inventory'
import { orgUser } from '../../../../tests/msw/people'
import { ReceiveGoodsPage } from './receive-goods-page'

const meta = {
  title: 'pages/parts/ReceiveGoodsPage',
  ...pageStory('/receive-goods', ReceiveGoodsPage, orgUser),
  parameters: {
    msw: [
      platformHttp.get('/auth/me', ({ response }) => response(200).json(orgUser)),
      ownCatalogue([{ ...catalogue, organization: { ...catalogue.organization, id: orgUser.organization?.id ?? '' } }]),
      partsOf([oilFilter]),
      locationsAre(),
      stockIs(() => oilFilterStock),
    ],
  },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { play: async () => void (await screen.findByRole('combobox', { name: 'Part' })) }
export const OnAPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } }
