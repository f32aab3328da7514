import type { Meta, StoryObj } from '@storybook/react-vite'
import { type MenuLinkComponent, SideMenu } from './side-menu'

const Link: MenuLinkComponent = ({ to, ...link }) => <a href={`#${to}`} {...link} />

const admin = {
  name: 'Northfield Admin',
  email: 'admin@northfield.example',
  isSuperUser: false,
  isOrgAdmin: true,
  isOrgUser: false,
  isMachineOperator: false,
  isDealership: true,
}

const routes =
  '/ /machines /machine-instances /operator-machines /customers /brands /create-maintenance-schedule /orders /quotes ' +
  '/maintenance-quotes /payment-management /payments /payouts /taxes /organizations /accounts /addresses /assistant-usage ' +
  '/manage-catalogue /inventory /feedback /profile /change-password'

const meta = {
  title: 'widgets/side-menu/SideMenu',
  component: SideMenu,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className="h-dvh w-64">{Story()}</div>],
  args: {
    user: admin,
    availableRoutes: routes.split(' '),
    path: '/machines',
    Link,
    onLogout: () => undefined,
    privacyUrl: 'https://northfield.example/privacy',
  },
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const DealershipAdmin: Story = {}
export const SuperUser: Story = {
  args: {
    user: { ...admin, isSuperUser: true, isOrgAdmin: false, email: 'super@yardhand.example' },
    path: '/organizations',
  },
}
export const MachineOperator: Story = {
  args: {
    user: { ...admin, isOrgAdmin: false, isDealership: false, isMachineOperator: true, name: 'Ridgeline Operator' },
    path: '/operator-machines',
  },
}
export const FewRoutesYet: Story = { args: { availableRoutes: ['/', '/machines'] } }
