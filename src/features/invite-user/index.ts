export { InviteUserDialog } from './ui/invite-user-dialog'
