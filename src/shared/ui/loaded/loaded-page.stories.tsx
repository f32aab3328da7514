import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@/shared/api'
import { problem } from '../../../../tests/msw/problem'
import { BackLink } from '../page-header'
import { LoadedPage } from './loaded-page'

const meta = {
  title: 'shared/ui/LoadedPage',
  component: LoadedPage<string>,
  args: {
    query: { data: undefined, error: null, isFetching: false, refetch: () => {} },
    back: (
      <BackLink href="#machines" onBack={() => {}}>
        Machines
      </BackLink>
    ),
    goneTitle: 'Machine not found',
    gone: 'It was removed, or it belongs to an organization that you do not work with.',
    errorTitle: 'The machine did not load',
    children: (name) => <h1>{name}</h1>,
  },
} satisfies Meta<typeof LoadedPage<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
const gone = new ApiError({ status: 404, data: problem(404, 'not_found', 'No such machine.') })
export const Gone: Story = { args: { query: { ...meta.args.query, error: gone } } }
export const Failed: Story = { args: { query: { ...meta.args.query, error: new ApiError({ status: 503 }) } } }
