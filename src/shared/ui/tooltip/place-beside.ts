const gap = 6
const margin = 8

type Box = { left: number; top: number; bottom: number; width: number }

/** Where a bubble has room: centred above its control, or below it at the screen's upper edge. In px of the window. */
export function placeBeside(control: Box, bubble: { width: number; height: number }, windowWidth: number) {
  const centred = control.left + (control.width - bubble.width) / 2
  const above = control.top - gap - bubble.height
  return {
    left: Math.max(margin, Math.min(centred, windowWidth - margin - bubble.width)),
    top: above >= margin ? above : control.bottom + gap,
  }
}
