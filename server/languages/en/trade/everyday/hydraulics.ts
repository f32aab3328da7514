/** What operators, renters and mechanics say of hydraulics and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayHydraulics = `
hydros, hyds, oil power, fluid power > hydraulic, hydraulics, hydraulic system
hydro fluid, hyd juice, ram oil, hydraulic grease, jack oil, tractor fluid, hoist oil > hydraulic oil, hydraulic fluid
ran low on hydraulic, short of hydraulic, down on hydraulic, out of hydraulic, hydraulic low > hydraulic oil level, low hydraulic oil
eye on tank, window on tank, little window, glass on tank, peephole, spy glass, bullseye, porthole > sight glass, level gauge
bleed off, let off pressure, knock pressure off, drop pressure, take pressure off, kill pressure, wiggle levers, work levers, waggle levers, wiggle sticks, stroke levers, cycle levers > release pressure, relieve pressure, residual pressure
still has pressure, pressure trapped, built up pressure, locked in pressure, holding pressure > residual pressure, release pressure
hoses wont plug in, cant plug hoses, cant get hoses on, couplers locked up, pressure locked, hydraulic locked, cant push coupler in > residual pressure, quick coupling, release pressure
arm piston, hydraulic pistons, hydraulic arm > cylinder, hydraulic cylinder, ram
shiny rod, silver rod, chrome shaft, polished rod, cylinder shaft, ram shaft, shiny shaft, piston shaft > piston rod, cylinder rod
scored rod, chipped chrome, nicked rod, pitted rod, scratched rod, gouged rod, rusty rod > piston rod damage, damaged piston rod
repack cylinder, repack ram, reseal cylinder, reseal ram, rebuild cylinder, rebuild ram, new seals in ram, repacking > cylinder repair, seal kit, replace seals
blew line, popped hose, popped line, hose let go, line let go, blew out hose, burst line, busted line, split line > burst hose, hose failure, hose leakage
rubbed hose, hose rubbing, hose chafing, chafed hose, hose bulging, bubble in hose, hose perished, perished hose, cracked hose, worn hose, hose cover worn > hose damage, hose inspection, damaged hose
squirting oil, spraying oil, peeing oil, pissing oil, puking oil, throwing oil, slinging oil, shooting oil, spitting oil, gushing, hosing oil, blowing oil > oil leak, oil leakage, leak
damp fitting, wet fitting, oily fitting, wet with oil, damp with oil > seepage, leak, leakage
cooking oil hydraulic, hot hydraulics, hydraulics cooking, cooks hydraulic oil, hydraulic hot > hydraulic oil temperature, overheating
cold oil, thick oil, oil thick, stiff when cold, slow when cold, sluggish when cold, slow in morning > warm up, hydraulic oil temperature, low temperature
lazy hydraulics, hydraulics lazy, lost hydraulics, lost hydraulic power, hydraulics gone weak, weak hydraulics, hydraulics tired, lost power in arms > insufficient hydraulic power, low hydraulic pressure, slow operation
no juice to attachment, no oil to attachment, no flow to attachment, no oil at couplers, attachment dead, attachment wont run > auxiliary hydraulics, auxiliary flow
pump groaning, pump crying, pump squealing, pump growling, pump making noise, pump moaning > pump noise, cavitation, air in hydraulic oil
bubbles in tank, froth in tank, foam in tank, milky hydraulic oil > air in oil, water in oil, foam
burp hydraulics, purge air, get bubbles out, let air escape, bleed cylinders > bleed, air bleeding, vent
turn up pressure, crank pressure, jack up pressure, set relief, turn up relief, screw in relief > relief valve setting, pressure setting, relief pressure
pressure gun, gauge up, put gauge on, hook gauge, stick gauge on, take pressures > pressure check, measure pressure, test port
sticky spool, spool hung up, valve sticking, valve hung, sticky valve > spool stuck, control valve
lockout bar, dead lever, console lever, flip up arm, arm rest lever, left console lever, lever by door > hydraulic lock lever, safety lever, lock lever
hydraulic cut off, hydraulic cutoff, hydraulic kill, kill hydraulics, isolate hydraulics, turn off hydraulics, shut off hydraulics, lock out hydraulics, lock hydraulics, dead controls > hydraulic lock, safety lever
hydraulic wont unlock, levers dead, sticks dead, joysticks dead, controls dead, sticks do nothing, levers do nothing, joysticks do nothing > hydraulic lock, safety lever, no hydraulic function
tank lid, hydraulic lid, hydraulic cap, tank plug, pressurised cap, breather on tank > tank cap, hydraulic tank
cooler bunged, clogged cooler, dirty cooler, plugged cooler > oil cooler, cooler fins, clean
charge accumulator, gas charge, nitrogen charge, charged bottle, nitrogen ball, pressure ball > accumulator, nitrogen
`
