import * as queue from '@tapwright/contracts/managed-order-queue';
import * as calls from '@tapwright/contracts/managed-orders';
import * as z from 'zod/mini';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { acceptFiles, receiveNamedFile } from '../../platform/http/requests/receive-file.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { mountFile } from '../downloads/index.ts';
import { searchPlatformApps } from '../campaign-groups/index.ts';
import { staffLeft } from '../staff/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { askOfOrder } from './conversation/ask-of-order.ts';
import { readOrder } from './conversation/read-order.ts';
import { writeToStaff } from './conversation/write-to-staff.ts';
import { endOperator } from './end-operator.ts';
import { findOrder } from './find-order.ts';
import { findOrders } from './find-orders.ts';
import { followPaidOrders } from './following/follow-paid-orders.ts';
import { discardOrder } from './form/discard-order.ts';
import { removeForgottenFiles } from './form/remove-forgotten-files.ts';
import { saveOrder } from './form/save-order.ts';
import { sendOrderFile } from './form/send-order-file.ts';
import { submitOrder } from './form/submit-order.ts';
import { uploadOrderFile, wantedFile } from './form/upload-order-file.ts';
import { acceptOrder } from './queue/accept-order.ts';
import { endOrder } from './queue/end-order.ts';
import { findQueuedOrder, findQueuedOrders } from './queue/find-queued-orders.ts';
import { handOverGroup } from './queue/hand-over-group.ts';
import { readQueuedOrder } from './queue/read-queued-order.ts';
import { refuseOrder } from './queue/refuse-order.ts';
import { takeOrder } from './queue/take-order.ts';
import { writeToTeam } from './queue/write-to-team.ts';

const follow = defineJob('managedOrders.follow', z.object({}), { maxAttempts: 1, timeLimitMs: 5 * 60_000 });

export async function mountManagedOrders(host: CallHost): Promise<void> {
  const { deps } = host;
  deps.jobs.handle(follow, async () => {
    await followPaidOrders(deps);
    await removeForgottenFiles(deps);
  });
  deps.jobs.handle(staffLeft, (left) => endOperator(deps, left));
  deps.jobs.recur(follow, '*/10 * * * *');
  mountTeamCalls(host);
  mountStaffCalls(host);
  await host.http.register(async (http) => {
    await acceptFiles(http);
    mountCall({ ...host, http }, calls.uploadOrderFile, async (context, _input, { request }) =>
      uploadOrderFile(context, await receiveNamedFile(request, wantedFile)),
    );
  });
}

function mountTeamCalls(host: CallHost): void {
  mountCall(host, calls.findOrders, (context, { query }) => findOrders(context, query));
  mountCall(host, calls.findOrder, (context, { query }) => findOrder(context, query));
  mountCall(host, calls.searchOrderApps, (context, { query }) => searchPlatformApps(context, query.text));
  mountCall(host, calls.saveOrder, (context, { body }) => saveOrder(context, body));
  mountCall(host, calls.discardOrder, (context, { body }) => discardOrder(context, body));
  mountCall(host, calls.submitOrder, (context, { body }) => submitOrder(context, body));
  mountCall(host, calls.cancelOrder, (context, { body }) => cancelOrder(context, body));
  mountCall(host, calls.writeToStaff, (context, { body }) => writeToStaff(context, body));
  mountCall(host, calls.askOfOrder, (context, { body }) => askOfOrder(context, body));
  mountCall(host, calls.readOrder, (context, { body }) => readOrder(context, body));
  mountFile(host, calls.downloadOrderFile, async (context, query) => {
    const order = await findOrder(context, query);
    return sendOrderFile(context, order, query.name);
  });
}

function mountStaffCalls(host: CallHost): void {
  mountCall(host, queue.findQueuedOrders, (context, { query }) => findQueuedOrders(context, query));
  mountCall(host, queue.findQueuedOrder, (context, { query }) => findQueuedOrder(context, query));
  mountCall(host, queue.acceptOrder, (context, { body }) => acceptOrder(context, body));
  mountCall(host, queue.refuseOrder, (context, { body }) => refuseOrder(context, body));
  mountCall(host, queue.takeOrder, (context, { body }) => takeOrder(context, body));
  mountCall(host, queue.handOverGroup, (context, { body }) => handOverGroup(context, body));
  mountCall(host, queue.writeToTeam, (context, { body }) => writeToTeam(context, body));
  mountCall(host, queue.readQueuedOrder, (context, { body }) => readQueuedOrder(context, body));
  mountCall(host, queue.endOrder, (context, { body }) => endOrder(context, body));
  mountFile(host, queue.downloadQueuedFile, async (context, query) => {
    const { teamId, orderId } = await findQueuedOrder(context, query);
    return sendOrderFile(context, { teamId, orderId }, query.name);
  });
}
