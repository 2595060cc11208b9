import { type LoadPlan, trafficLoad } from './trafficLoad.ts';

// forked by runLoad: receives a plan, sends back figures
process.once('message', async (plan: LoadPlan) => {
  const figures = await trafficLoad(plan);
  process.send?.(figures, () => process.exit());
});
