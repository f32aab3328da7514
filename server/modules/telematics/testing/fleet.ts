interface Machine {
  serial?: string
  oem?: string
  model?: string
  pin?: string
  equipmentId?: string
  /** As written; null to omit the element. */
  hours?: string | null
  at?: string
  distance?: { value: string; units: string }
}

/** A fleet snapshot as sent by providers. */
export const fleetXml = (
  machines: readonly Machine[],
  links: Record<string, string> = {},
): string => `<?xml version="1.0"?>
<Fleet xmlns="http://standards.iso.org/iso/15143/-3" version="2" snapshotTime="2025-11-21T09:00:00Z">
${Object.entries(links)
  .map(([rel, href]) => `<Links><rel>${rel}</rel><href>${href}</href></Links>`)
  .join('\n')}
${machines.map(equipmentXml).join('\n')}
</Fleet>`

function equipmentXml(machine: Machine): string {
  const { serial, oem = 'Harrow', model = 'WL-120', pin, equipmentId, hours = '1250.5', distance } = machine
  const at = machine.at ?? '2025-11-20T08:30:00Z'
  const header = { OEMName: oem, Model: model, EquipmentID: equipmentId, SerialNumber: serial, PIN: pin }
  return `<Equipment>
  <EquipmentHeader>${Object.entries(header)
    .map(([name, value]) => (value ? `<${name}>${value}</${name}>` : ''))
    .join('')}</EquipmentHeader>
  ${hours === null ? '' : `<CumulativeOperatingHours datetime="${at}"><Hour>${hours}</Hour></CumulativeOperatingHours>`}
  ${
    distance
      ? `<Distance datetime="${at}"><OdometerUnits>${distance.units}</OdometerUnits><Odometer>${distance.value}</Odometer></Distance>`
      : ''
  }
</Equipment>`
}

/** A valid fleet snapshot of this size in which no two elements have the same name. */
export function distinctTags(megabytes: number): string {
  const tags: string[] = []
  for (let size = 0; size < megabytes * 1024 * 1024 - 200; ) {
    const tag = `<t${tags.length}/>`
    tags.push(tag)
    size += tag.length
  }
  return `<Fleet><Equipment><EquipmentHeader><SerialNumber>A</SerialNumber></EquipmentHeader>${tags.join('')}</Equipment></Fleet>`
}
