import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Drawer } from '@/shared/ui/drawer'
import { IconButton } from '@/shared/ui/icon-button'

type MenuDrawerProps = { label: string; open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode }

export function MenuDrawer({ label, open, onOpenChange, children }: MenuDrawerProps) {
  return (
    <>
      <IconButton
        label={label}
        icon={<Menu aria-hidden />}
        aria-expanded={open}
        onClick={() => onOpenChange(true)}
        className="lg:hidden"
      />
      <Drawer side="left" bare title={label} open={open} onOpenChange={onOpenChange}>
        {children}
      </Drawer>
    </>
  )
}
