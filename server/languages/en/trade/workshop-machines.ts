/** How people speak of small engines, welders, machine tools, electric drives and everyday care and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const workshopMachineSpeech = `
jump start, jump leads, booster cables, jumper cables, jump, slave start, boost start, auxiliary battery
flooded, flooded engine, too much fuel, floods, soaked plug
won't idle, does not idle, dies at idle, stalls at idle, stops idling
pull cord, starter rope, recoil rope, pull rope, recoil starter
prime, primer bulb, priming bulb, purge bulb
bog down mower, clogged deck, deck blocked, clippings
mower deck, cutting deck, cutter deck, mowing deck
blade sharpening, sharpen, dull, blunt, sharpening, regrind, hone
guide bar, saw bar, chain bar
chain oil, bar oil, chain lubricant
trimmer line, string trimmer, line head, strimmer cord
spray tip, spray nozzle, nozzle tip
pressure washer, power washer, high pressure cleaner, jet wash
hose down, wash down, pressure wash, washing machine down, spray off
daily check, walk around, pre start check, before starting work, every morning, ten hour service, daily inspection, walkaround inspection
first service, break in service, initial service, after first hours, running in service
yearly service, annual service, once a year, every year
grease nipple, zerk, grease fitting, grease point, lubrication point, lube point
too much grease, over grease, overgreasing, excess grease
overfilled, too much oil, overfull, above maximum mark
top up oil, low on oil, add oil, oil below mark, refill oil
lay up for winter, winterise, winterize, winter storage, put away for winter, end of season
sitting for months, not used for long, long storage, prolonged storage, stood a long time
trickle charge, battery charger, battery maintainer, float charge
earth clamp, ground clamp, work clamp, return clamp, work lead
wire feed, wire feeder, drive rolls, feed rolls, wire drive
shielding gas, welding gas, cover gas, gas flow welding
welding gun, torch, mig gun, welding torch
tip of torch, contact tip, contact tube
stick welding, mma, arc welding, smaw, manual metal arc
mig, gmaw, mag welding, wire welding
tig, gtaw, argon welding
arc wanders, unstable arc, arc goes out, poor arc
welding mask, welding helmet, welding shield
chuck, chuck jaws, workholding, three jaw chuck
tailstock, tail stock, dead centre, live centre
cross slide, carriage, saddle of lathe, apron
cutting fluid, suds, cutting coolant, machining coolant
tool change, change cutter, change tool, swap cutter
vise, vice, machine vice, workpiece clamp
home position, zero return, reference position, referencing, homing
guard open, door interlock, safety door, machine guard
swarf, chips, shavings, turnings of metal
taper, cuts taper, not cutting square, out of square
drive fault, drive trips, inverter trips, inverter fault, drive alarm
ramp up time, acceleration time, ramp time, deceleration time
motor overheats, motor hot, motor thermal trip, motor overtemperature
wrong way round, turns backwards, wrong direction, reversed rotation, phase swap
factory reset, restore defaults, default settings, reset to factory
parameter lock, locked parameters, cannot change settings, write protection
lockout, tag out, lock out, loto, padlock switch, isolate power, lockout tagout
decal, sticker, safety sign, warning label, transfer sign, warning plate
replace decal, missing decal, illegible label, unreadable sticker, damaged safety sign
`
