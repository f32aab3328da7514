import type { ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import { type MachineKind, machineKindOf } from '../machine-kind'

type MachineDrawingProps = {
  /** The machine's type, as in "Wheel loader". */
  type: string
  className?: string
}

/** A line drawing of the kind of machine, for people who look for its shape before they read its name. */
export function MachineDrawing({ type, className }: MachineDrawingProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 104 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={cx('shrink-0', className)}
    >
      {drawings[machineKindOf(type)]}
    </svg>
  )
}

function Wheel({ x, y = 46, r = 10 }: { x: number; y?: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} />
      <circle cx={x} cy={y} r={r / 2.6} />
    </>
  )
}

function Tracks({ from, to, y = 48 }: { from: number; to: number; y?: number }) {
  return (
    <>
      <rect x={from} y={y - 8} width={to - from} height={16} rx={8} />
      <circle cx={from + 8} cy={y} r={4} />
      <circle cx={to - 8} cy={y} r={4} />
      <path d={`M${from + 16} ${y + 3}h${to - from - 32}`} />
    </>
  )
}

const drawings: Record<MachineKind, ReactNode> = {
  loader: (
    <>
      <Wheel x={35} />
      <Wheel x={80} />
      <path d="M46 44h23M25 43l-8-5M52 32h44v10h-6M52 32V8h18l4 24M57 13h10l3 14H57zM50 32l-8 4" />
      <path d="M50 34 30 30 16 38M4 46l10-14 6 8-4 8z" />
    </>
  ),
  excavator: (
    <>
      <Tracks from={40} to={96} />
      <path d="M52 40v-6h36v6M50 34h46V20H74M50 34V10h16l6 24M55 15h9l4 12H55z" />
      <path d="M50 24 34 6 14 18l3 20M14 18l-4 22M10 38l-6 8 12 6 5-14z" />
    </>
  ),
  'skid-steer': (
    <>
      <Wheel x={46} y={48} r={9} />
      <Wheel x={76} y={48} r={9} />
      <path d="M55 48h12M37 44V28h10l4-18h24v34M51 28V16h14v18H47M88 44h-4M75 16h14v28" />
      <path d="M84 18 34 26l-8 20M8 52l14-14 8 4-4 10z" />
    </>
  ),
  forwarder: (
    <>
      <Wheel x={18} y={48} r={9} />
      <Wheel x={60} y={48} r={9} />
      <Wheel x={82} y={48} r={9} />
      <path d="M27 46h24M6 40V26h8l4-14h14v28M18 26h10V17h-9M38 40h62M44 40V22M96 40V22" />
      <path d="M46 36h48M46 31h48M46 26h48M40 40V10l22-4 14 8M76 14l-3 6M76 14l3 6" />
    </>
  ),
  dozer: (
    <>
      <Tracks from={26} to={88} y={47} />
      <path d="M34 39V26h18M52 26V8h22v18M57 13h12v13M74 26h14v13M34 26V18M10 22c6 8 6 22 0 32M14 44l14-2" />
    </>
  ),
  truck: (
    <>
      <Wheel x={24} />
      <Wheel x={62} />
      <Wheel x={84} />
      <path d="M34 46h18M8 42V28l8-14h16v28M16 18h10v10H12M38 40l4-6h56M38 14l8 20M38 14h58l4 16-6 4M38 14h-8V8" />
    </>
  ),
  forklift: (
    <>
      <Wheel x={44} y={48} r={8} />
      <Wheel x={80} y={48} r={8} />
      <path d="M52 48h20M36 44V32h14M90 44V30l-16-4M50 40V10h22l6 18M50 10v30M28 4v48M32 4v48M30 50H6" />
      <path d="M28 26h-8v24" />
    </>
  ),
  crane: (
    <>
      <Wheel x={22} y={48} r={8} />
      <Wheel x={62} y={48} r={8} />
      <Wheel x={82} y={48} r={8} />
      <path d="M30 46h24M8 42h88V34H40M8 42V26h16v8M40 34V24h20v10M48 24 94 6M56 24l40-14M94 6v20M94 26c4 0 4 5 0 5" />
    </>
  ),
  tractor: (
    <>
      <Wheel x={28} y={47} r={9} />
      <Wheel x={74} y={41} r={15} />
      <path d="M38 46h20M18 40V28h30M48 28V8h26l4 18M53 13h17l3 12M26 28V16" />
    </>
  ),
}
