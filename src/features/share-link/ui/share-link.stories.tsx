import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { linkPage, orderLink } from '@/entities/portal-link/testing'
import { platformHttp } from '../../../../tests/msw/http'
import { ShareLinkDialog } from './share-link-dialog'

const listing = (...items: (typeof orderLink)[]) =>
  platformHttp.get('/portal-links/', ({ response }) => response(200).json(linkPage(items)))

const meta = {
  title: 'features/share-link/ShareLinkDialog',
  component: ShareLinkDialog,
  args: { purpose: { kind: 'order', recordId: orderLink.record?.id ?? '' }, onClose: () => undefined },
  parameters: { layout: 'fullscreen', msw: [listing(orderLink)] },
} satisfies Meta<typeof ShareLinkDialog>

export default meta
type Story = StoryObj<typeof meta>

const shows = (words: string) => async () => waitFor(async () => expect(await screen.findByText(words)).toBeVisible())

export const Open: Story = { play: shows('Not opened yet.') }
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }
export const None: Story = { parameters: { msw: [listing()] }, play: shows('No link yet') }
