import {
  CreditCard,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  Settings,
  Shield,
  ShieldCheck,
  ShoppingCart,
  Tractor,
} from 'lucide-react'
import type { LinkKey, SectionKey } from '../model/menu'

/** Only the first level carries icons; below it they would be noise. */
export const menuIcons: Partial<Record<LinkKey | SectionKey, LucideIcon>> = {
  dashboard: LayoutDashboard,
  machine: Tractor,
  ordersAndBilling: ShoppingCart,
  payment: CreditCard,
  admin: ShieldCheck,
  feedback: MessageSquareText,
  settings: Settings,
  changePassword: KeyRound,
  privacy: Shield,
}
