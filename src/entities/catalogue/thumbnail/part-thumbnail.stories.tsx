import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictureN } from '@/shared/lib/testing/pictures'
import { PartThumbnail } from './part-thumbnail'

const meta = {
  title: 'entities/catalogue/PartThumbnail',
  component: PartThumbnail,
  args: { name: 'Engine oil filter', picture: pictureN(1) },
} satisfies Meta<typeof PartThumbnail>

export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const Openable: Story = { args: { opens: true } }
export const WithoutPicture: Story = { args: { picture: null } }
export const Unreadable: Story = { args: { picture: { ...pictureN(1), thumbnail_url: 'data:image/png,none' } } }
