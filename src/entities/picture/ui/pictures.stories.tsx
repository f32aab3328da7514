import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse } from 'msw'
import { screen, userEvent } from 'storybook/test'
import { pictureN } from '@/shared/lib/testing/pictures'
import { platformHttp } from '../../../../tests/msw/http'
import { operator } from '../../../../tests/msw/people'
import type { Picture } from '../picture'
import { usePictures } from '../upload/use-pictures'
import { PictureStrip } from './picture-strip'
import { PicturesField } from './pictures-field'

type FormProps = { pictures: Picture[]; ordered?: boolean }

function Form({ pictures, ordered }: FormProps) {
  return <PicturesField label="Pictures" pictures={usePictures(pictures)} ordered={ordered} />
}

const meta = {
  title: 'entities/picture/PicturesField',
  component: Form,
  args: { pictures: [1, 2, 3].map(pictureN), ordered: true },
} satisfies Meta<FormProps>

export default meta
type Story = StoryObj<typeof meta>

const knows = platformHttp.get('/auth/me', ({ response }) => response(200).json(operator))

/** A real PNG, since the browser has to be able to read it. */
async function choose() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const file = new File(blob ? [blob] : [], 'meter.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Add pictures'), file)
}

export const Empty: Story = { args: { pictures: [] } }
export const Full: Story = {}
export const NoRoom: Story = { args: { pictures: [1, 2, 3, 4, 5, 6, 7, 8].map(pictureN) } }
export const Sending: Story = {
  parameters: { msw: [knows, platformHttp.post('/pictures', () => delay('infinite'))] },
  play: async () => {
    await choose()
    await screen.findByText('meter.png')
  },
}
export const Failed: Story = {
  parameters: { msw: [knows, platformHttp.post('/pictures', () => HttpResponse.error())] },
  play: async () => {
    await choose()
    await screen.findByRole('button', { name: 'Send picture 4 again' })
  },
}
export const Strip: Story = {
  render: ({ pictures }) => <PictureStrip label="Photographs" pictures={pictures} />,
}
export const Opened: Story = {
  ...Strip,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open picture 2' }))
    await screen.findByRole('dialog')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
