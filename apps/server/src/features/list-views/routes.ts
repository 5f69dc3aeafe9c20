import * as layouts from '@tapwright/contracts/list-layouts';
import * as views from '@tapwright/contracts/list-views';
import type { CallHost } from '../../platform/http/call-host.ts';
import { mountCall } from '../../platform/http/mount-call.ts';
import { addView } from './add-view.ts';
import { keepLayout } from './keep-layout.ts';
import { modifyView } from './modify-view.ts';
import { listLayouts, listViews } from './reads.ts';
import { removeView } from './remove-view.ts';

export function mountListViews(host: CallHost): void {
  mountCall(host, layouts.findLayouts, (context) => listLayouts(context));
  mountCall(host, layouts.keepLayout, (context, { body }) => keepLayout(context, body));
  mountCall(host, views.findViews, (context) => listViews(context));
  mountCall(host, views.addView, (context, { body }) => addView(context, body));
  mountCall(host, views.modifyView, (context, { body }) => modifyView(context, body));
  mountCall(host, views.removeView, (context, { body }) => removeView(context, body));
}
