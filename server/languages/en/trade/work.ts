/** How people speak of maintenance and workshop jobs and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const workSpeech = `
remove, pull off, strip off, lift off, slide off, get off, unmount, yank
pull apart, tear down, take apart, dismantle, strip down, disassemble
put together, put back together, reassemble, assemble, assembly
install, put on, put in, put back on, put back in, fit on, reinstall, bolt on
replace, switch out, swap out, change out, put in new, fit new
loosen, crack loose, unscrew, unbolt, unfasten, slack off, break loose
tighten, do up, snug up, nip up, cinch, retighten, retorque, tighten down
hand tight, finger tight
overtighten, over torque, overtorque, tighten too much
star pattern, crisscross, criss cross, crosswise, diagonal sequence, tightening sequence
top up, top off, make up, add fluid
top up oil, add oil, put oil in, oil refill, fill with oil
drain oil, drop oil, dump oil, let oil out, empty oil
oil change, change oil, swap oil, engine oil change, replace engine oil
drain coolant, drop coolant, dump coolant, empty radiator, drain cooling system
flush, flush out, rinse out, rinse
drain water, let water out, get water out, drain off water, drain condensate
fill up, refuel, fuel up, gas up, tank up, put fuel in
filler, filler neck, fill port, filling point, filler opening, filler hole, fill hole, where to fill
get air out, deaerate, air bleeding, bleed off air, remove air, expel air, release air
bleed screw, bleeder, bleeder screw, bleed nipple, vent screw, vent plug, air bleed screw
prime, pump up fuel, prime fuel system, hand prime
primer, primer pump, hand primer, priming pump, hand pump, plunger pump, manual fuel pump
grease, grease up, pump grease, hit with grease, apply grease
grease nipple, zerk, grease fitting, grease point, grease zerk, alemite, lubrication fitting, lube point
grease gun, lube gun, grease pump, hand grease gun
central lubrication, auto greaser, autolube, auto lube, automatic lubrication, centralised lubrication, centralized lubrication, greasing system
oil up, oil lightly, coat with oil, apply oil, smear with oil
blow out, blow clean, blow off, clean with compressed air, blow dust out, air blow
pressure wash, pressure washer, high pressure cleaner, steam clean, jet wash, power wash, hose down, wash down
degrease, degreaser, cleaning solvent, parts cleaner, solvent, brake cleaner
wipe, wipe off, wipe down, wipe clean
scrape, scrape off, chip off
tap out filter, knock out filter, bang out filter, clean filter element, filter cleaning
unclog, unblock, clear blockage, free up blockage, remove clog
weekly check, weekly service, weekly maintenance, weekly inspection
daily check, walk around, walkaround, pre start check, daily inspection, pre operation inspection, before starting, daily maintenance
service, maintain, maintenance, upkeep, look after, preventive maintenance, routine maintenance
service schedule, maintenance schedule, maintenance chart, maintenance plan, service plan, maintenance table
service due, due for service, maintenance due, service overdue, maintenance required
first service, break in service, initial service, initial maintenance, first oil change
winterize, winterise, lay up, mothball, put away for winter, winter storage, prolonged storage, extended storage
parked long time, sit for months, stand idle, sitting unused, not used long period
take out of storage, after storage, bring out of storage, recommission, return to service
weld on, arc weld, electric welding, stick weld, welding work
charge battery, battery charging, put on charger, charging up battery, recharge battery, trickle charge
battery charger, charger, charging unit, charging station, charging device
jump start, boost start, jump battery, boost battery, jump off, starting aid cable, auxiliary starting, slave start
jumper cable, jump lead, booster cable, jumper lead, starting cable, booster lead
disconnect battery, unhook battery, take battery cable off, battery disconnect, isolate battery
clear code, erase code, wipe code, delete code, reset code, clear fault, delete fault
pull code, read code, read out code, scan code, retrieve code, diagnose code, show fault
reset service light, turn off service light, clear service light, reset service indicator, reset maintenance interval
factory setting, default setting, factory default, factory reset, reset to default
reboot, power cycle, turn off and on, restart, cycle power, cycle key
dial in, fine tune, trim, tweak, tune in, readjust
zero out, zero point, zero setting, home position, reference point, zeroing
calibration, teach in, learn procedure, recalibrate, calibration procedure
line up, align, alignment, true up, square up
level machine, level up, get level, levelling, make level
shim up, pack out, add shim, insert shim
press out, drive out, knock out, tap out, punch out, drift out
press in, drive in, tap in, hammer in, knock in, press fit
pry, pry off, prise, lever off, prise off, pry bar
pull with puller, puller, extractor, gear puller, bearing puller, pulling tool
heat up bearing, heat bearing, shrink fit, shrink on
grind, grind down, file down, linish
deburr, burr, knock off burr, break edge, remove sharp edge
cut off, trim off, saw off, cut to length
tap hole, tapping, cut threads, thread cutting
thread locker, threadlocker, loctite, locking compound, thread lock, screw locking adhesive, thread locking compound
anti seize, antiseize, copper grease, never seez, copper paste, mounting paste
thread sealant, pipe dope, teflon tape, plumbers tape, ptfe tape, thread tape, sealing tape
silicone, rtv, gasket maker, sealing compound, sealant, liquid gasket, gasket goo, silicone sealant
plug off, cap off, blank off, plug open ends, seal openings, blanking plug, close off
cable tie, zip tie, tie wrap, tywrap, ty rap
hook up, couple, attach, connect up, link up, connect
unhook, uncouple, decouple, disconnect from, unhitch, unplug
plug in, plug into, insert connector, connect plug
relieve pressure, release pressure, depressurize, depressurise, bleed off pressure, discharge pressure, dump pressure, let pressure off
residual pressure, trapped pressure, pressure still in, remaining pressure, stored pressure
lockout, lock out, tag out, tagout, loto, lock out tag out, secure against restart, isolate energy
disconnect power, cut power, isolate from supply, isolate power, unplug from mains, de energize, de energise, switch off power
warm up, let warm up, bring to temperature, run until warm, heat up, operating temperature
cool down, let cool, cool off, allow to cool, let cool down
cool down turbo, idle before shutdown, idle down, run down engine, let turbo cool
pressure test, pressure check, check pressure, measure pressure, pressure measurement
pressure test port, test port, test point, gauge port, pressure tap, measuring point, test nipple, diagnostic port
compression test, compression check, compression pressure, check compression
leak test, leakage test, check for leaks, tightness test, leak check, soapy water
oil sample, oil analysis, sos sample, take oil sample
check oil, check oil level, dip oil, oil level check, look at oil
top dead centre, top dead center, tdc, upper dead centre
turn over by hand, bar over, turn engine by hand, rotate crankshaft, crank by hand
valve lash, valve clearance, tappet clearance, run valves, set valves, adjust valves, tappet adjustment, rocker clearance
injection timing, set timing, time engine, timing adjustment
belt tension, tighten belt, belt slack, belt deflection, adjust belt, tension belt
track tension, tighten track, track slack, track sag, adjust track, loosen track, track adjustment, pump up track
brake adjustment, adjust brake, take up brakes, set brakes
bleed brakes, get air out brakes, brake bleeding, vent brakes
inflate, pump up tyre, air up, pump up tire, put air in, blow up tyre, tyre inflation, tire inflation
change tyre, change tire, swap wheel, change wheel, wheel change, fit spare wheel
rotate tyres, rotate tires, swap tyres round, tyre rotation, tire rotation
dispose, get rid of, disposal, throw away, waste oil, used oil, recycle
scrap, decommission, end of life, final disposal
spare part, replacement part, genuine part, original part, oem part, spares
special tool, service tool, tool needed, tools required, required tools, factory tool
troubleshoot, fault finding, diagnose, what is wrong, find fault, diagnosis, diagnostics
`
