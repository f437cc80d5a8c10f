import { useVirtualizer } from '@tanstack/react-virtual';
import {
  groupItemsToRows,
  groupItemsToSubrows,
  TimelineContext,
  useItem,
  useRow,
  useTimelineContext,
} from 'dnd-timeline';
import { memo, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const DAY_MS = 86_400_000;
const SIDEBAR = 220;
const DAY_WIDTH = 10;
const LANE_HEIGHT = 28;

const Bar = memo(function Bar({ item }) {
  const { setNodeRef, attributes, listeners, itemStyle, itemContentStyle } = useItem(item);
  return (
    <div ref={setNodeRef} style={itemStyle} {...attributes} {...listeners}>
      <div style={itemContentStyle}>
        <div className="bar">{item.text}</div>
      </div>
    </div>
  );
});

/** An engineer, with one lane for each assignment at the same time. */
const Row = memo(function Row({ engineer, lanes }) {
  const { setNodeRef, rowStyle, rowWrapperStyle, rowSidebarStyle } = useRow(engineer);
  return (
    // Otherwise as narrow as its sidebar, and nothing could be dropped on it.
    <div style={{ ...rowWrapperStyle, width: '100%' }}>
      <div style={{ ...rowSidebarStyle, width: SIDEBAR }}>{engineer.name}</div>
      <div ref={setNodeRef} style={{ ...rowStyle, minHeight: LANE_HEIGHT }}>
        {lanes.map((items) => (
          <div key={items[0].id} style={{ position: 'relative', height: LANE_HEIGHT }}>
            {items.map((item) => (
              <Bar key={item.id} item={item} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});

function Rows({ engineers, items, scroller }) {
  const { setTimelineRef, style, range } = useTimelineContext();
  const itemsOf = useMemo(() => groupItemsToRows(items, range), [items, range]);
  const rows = useVirtualizer({
    count: engineers.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 2 * LANE_HEIGHT,
    overscan: 3,
  });
  return (
    <div ref={setTimelineRef} style={{ ...style, height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const engineer = engineers[index];
        const lanes = groupItemsToSubrows(itemsOf[engineer.id] ?? [], range)[engineer.id] ?? [];
        const place = { position: 'absolute', top: 0, width: '100%', transform: `translateY(${start}px)` };
        return (
          <div key={key} ref={rows.measureElement} data-index={index} style={place}>
            <Row engineer={engineer} lanes={lanes} />
          </div>
        );
      })}
    </div>
  );
}

function Timeline({ plan }) {
  const scroller = useRef(null);
  const start = Date.parse(plan.today);
  const [range, setRange] = useState({ start, end: start + ((innerWidth - SIDEBAR) / DAY_WIDTH) * DAY_MS });
  const [items, setItems] = useState(() =>
    plan.bars.map(({ id, engineer, text, start: from, end }) => ({
      id,
      text,
      rowId: engineer,
      span: { start: Date.parse(from), end: Date.parse(end) },
    })),
  );
  const move = (event) => {
    const { active, over } = event;
    const span = active.data.current.getSpanFromDragEvent?.(event);
    if (!span || !over) return;
    setItems((all) => all.map((item) => (item.id === active.id ? { ...item, span, rowId: over.id } : item)));
  };
  return (
    <div ref={scroller} style={{ height: '100%', overflowY: 'auto' }}>
      <TimelineContext
        range={range}
        onRangeChanged={setRange}
        onDragEnd={move}
        onResizeEnd={() => {}}
        sidebarWidth={SIDEBAR}
      >
        <Rows engineers={plan.engineers} items={items} scroller={scroller} />
      </TimelineContext>
    </div>
  );
}

const plan = await (await fetch('plan.json')).json();
createRoot(document.getElementById('root')).render(<Timeline plan={plan} />);
