import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, MessageCircleQuestion } from 'lucide-react'
import { BrandMark } from '@/shared/ui/brand-mark'
import { Button } from '@/shared/ui/button'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { PageHeader } from '@/shared/ui/page-header'
import { SearchField } from '@/shared/ui/search-field'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import { type MenuLinkComponent, SideMenu } from '@/widgets/side-menu'
import { AppShell } from './app-shell'

type Machine = { model: string; type: string; serials: string; manuals: number; status: [Status, string] }

const Link: MenuLinkComponent = ({ to, ...link }) => <a href={`#${to}`} {...link} />
const nothing = () => undefined

const machines: Machine[] = [
  {
    model: 'Harrow WL-120',
    type: 'Wheel loader',
    serials: 'GHT00100 to GHT00999',
    manuals: 3,
    status: ['done', 'Ready'],
  },
  {
    model: 'Harrow EX-210',
    type: 'Excavator',
    serials: 'RQ-0001 to RQ-0400',
    manuals: 1,
    status: ['working', 'Processing'],
  },
  {
    model: 'Harrow SK-40',
    type: 'Skid steer',
    serials: 'TPF00100 to TPF00499',
    manuals: 0,
    status: ['idle', 'No manual'],
  },
  { model: 'Harrow FX-90', type: 'Forwarder', serials: 'TPF00500 to TPF00999', manuals: 2, status: ['done', 'Ready'] },
]

const columns: Column<Machine>[] = [
  { id: 'model', header: 'Machine', sortable: true, onCard: 'title', cell: (row) => <a href="#wl">{row.model}</a> },
  { id: 'type', header: 'Type', cell: (row) => row.type },
  { id: 'serials', header: 'Serial numbers', cell: (row) => row.serials },
  { id: 'manuals', header: 'Manuals', kind: 'number', cell: (row) => row.manuals },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    onCard: 'corner',
    cell: ({ status: [status, label] }) => <StatusBadge status={status} label={label} />,
  },
]

const meta = {
  title: 'widgets/app-shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/machines',
    menu: (
      <SideMenu
        user={{
          name: 'Northfield Admin',
          email: 'admin@northfield.example',
          isSuperUser: false,
          isOrgAdmin: true,
          isOrgUser: false,
          isMachineOperator: false,
          isDealership: true,
        }}
        availableRoutes={[
          '/',
          '/machines',
          '/machine-instances',
          '/orders',
          '/quotes',
          '/payments',
          '/accounts',
          '/profile',
        ]}
        path="/machines"
        Link={Link}
        onLogout={nothing}
        privacyUrl="https://northfield.example/privacy"
      />
    ),
    home: (
      <a href="#home" className="flex size-target items-center justify-center">
        <BrandMark size="sign" />
      </a>
    ),
    machine: (
      <Button className="max-w-full">
        <span className="truncate max-sm:hidden">Harrow WL-120 · GHT00123</span>
        <span className="truncate sm:hidden">WL-120</span>
        <ChevronDown aria-hidden />
      </Button>
    ),
    ask: (
      <Button variant="primary" icon={<MessageCircleQuestion aria-hidden />}>
        Ask Bob
      </Button>
    ),
    children: (
      <>
        <PageHeader title="Machines" summary="4 models in your catalogue" actions={<Button>Upload manual</Button>} />
        <SearchField label="Search machines" value="" onSearch={nothing} className="mb-4 max-w-100" />
        <DataTable
          label="Machines"
          columns={columns}
          rows={machines}
          rowKey={(row) => row.model}
          onOpen={nothing}
          onSort={nothing}
          sort={{ field: 'model', direction: 'asc' }}
          paging={{ page: 1, pageSize: 10, total: 4, onPage: nothing }}
        />
      </>
    ),
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Filled: Story = {
  globals: { viewport: { value: 'desk' } },
  args: {
    fill: true,
    children: (
      <div className="grid h-full grid-cols-2">
        <p className="p-6">The conversation</p>
        <p className="bg-sunken p-6">The manual’s page</p>
      </div>
    ),
  },
}
